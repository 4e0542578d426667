// Lint rules, the order of the stages among them: a stage imports only from stages before it in this list.
const stages = [
  "base",
  "text",
  "formats",
  "dedupe",
  "replace",
  "evaluate",
  "model",
  "recognise",
  "corpus",
  "probe",
  "review",
  "vocabulary",
  "audit",
  "report",
  "testing",
  "workflow",
  "cli",
];

const oneOf = (names) => `(${names.join("|")})`;
const publicApi = {
  regex: "^(\\.\\./)+(src/)?index\\.ts$",
  message: "src/index.ts is for users of the package: import the module itself.",
};
const checks = {
  regex: "^(\\.\\./)+(test|bench|bundle)/",
  message: "The program never imports its tests or benchmarks.",
};
const samples = { regex: "^(\\.\\./)+corpora/", message: "Only workflow and cli know the sample corpora." };
const inquirer = {
  group: ["@inquirer/*", "inquirer"],
  message: "Only src/review/terminal/prompt.ts and src/workflow/init/ask.ts talk to inquirer.",
};

const restrict = (files, patterns) => ({ files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } });

/** What a stage may not import: the stages after it, and what lies outside the flow. */
function patternsFor(stage) {
  const later = stages.slice(stages.indexOf(stage) + 1);
  const order = {
    regex: `^(\\.\\./)+${oneOf(later)}/`,
    message: `A stage imports only from stages above it: ${stage} must not know this one.`,
  };
  const mayUseSamples = stage === "workflow" || stage === "cli";
  return [...(later.length > 0 ? [order] : []), publicApi, checks, ...(mayUseSamples ? [] : [samples])];
}

export default {
  plugins: ["typescript", "unicorn", "oxc", "import", "promise", "node"],
  categories: { correctness: "error", suspicious: "error" },
  env: { node: true, es2024: true },
  ignorePatterns: ["dist", "coverage", "audits", "models", "node_modules", "**/*.d.ts"],
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "no-console": "error",
    eqeqeq: "error",
    "prefer-const": "error",
    "unicorn/no-array-sort": "off",
    "import/no-named-as-default-member": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    ...stages.map((stage) => restrict(`src/${stage}/**/*.ts`, [...patternsFor(stage), inquirer])),
    restrict("src/review/terminal/prompt.ts", patternsFor("review")),
    restrict("src/workflow/init/ask.ts", patternsFor("workflow")),
    restrict("corpora/**/*.ts", [
      {
        regex: `^(\\.\\./)+src/${oneOf(stages.slice(3))}/`,
        message: "The generator knows base, text and formats alone.",
      },
      publicApi,
      checks,
      inquirer,
    ]),
    {
      files: ["*.config.ts", "*.config.mjs", "docs/.vitepress/**/*.mts"],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["bench/**/*.ts"], rules: { "no-console": "off" } },
    {
      files: ["src/**/*.ts", "corpora/**/*.ts", "bundle/**/*.ts"],
      rules: { "max-lines-per-function": ["error", { max: 60 }] },
    },
  ],
};
