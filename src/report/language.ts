export { PAGE_LANGUAGES as LANGUAGES, type PageLanguage as Language } from "../text/page-languages.ts";
