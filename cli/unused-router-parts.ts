import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's scripts what React Router loads in every browser and this site never uses: hooks for
 * measuring (`instrumentations`), and the discovery of routes during navigation, which `routeDiscovery: initial` turns
 * off. Each function of these modules becomes one that does nothing; as they are called now, nothing is what they do.
 */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /\/react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
    },
    handler(code, id) {
      const [, names] = /^export \{([^}]+)\};$/m.exec(code) ?? []
      if (!names) return this.error(`${id} has other exports than before`)
      const exported = names.split(',').map((name) => `nothing as ${name.trim()}`)
      return { code: `const nothing = () => {}\nexport { ${exported.join(', ')} }`, map: null }
    },
  },
}
