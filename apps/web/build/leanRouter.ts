import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const WRAPPED = /(?<!PURE__ \*\/ )\bReact\w*\.(?:createContext|forwardRef|memo)\(/g

/**
 * Lets the parts of React Router that nobody here uses fall away (forms, links, fetchers: 4 kB of the first load). The package
 * names its components for developer tools and makes them by calls that are not marked as pure, and either keeps all of them.
 */
export const leanRouter = (): Plugin => ({
  name: 'lagoon:lean-router',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules[\\/]react-router[\\/]/.test(id)) return null
    return { code: code.replace(DISPLAY_NAME, '').replace(WRAPPED, '/* @__PURE__ */ $&'), map: null }
  },
})
