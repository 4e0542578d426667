import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { COMPILED_CITIES, readPackageCities } from "./cities.ts";

// Last step of `npm run build`: the places of a package of 6 MB that notes can be about, as a file of one.
const rows = readPackageCities().map(({ name, country, population }) => [name, country, population]);
writeFileSync(COMPILED_CITIES, gzipSync(JSON.stringify(rows)));
