/** What a worker thread finds its number of siblings by, in the environment data of `node:worker_threads`. */
export const WORKERS_KEY = "unname/workers";
