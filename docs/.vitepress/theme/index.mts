// The fonts of the system: the site goes into the bundle.
export { default } from "vitepress/theme-without-fonts";
