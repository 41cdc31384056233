import type { Plugin } from 'vite'

interface UnusedPart {
  /** The file of React Router, below its `lib/`. */
  file: string
  /** The start of the statements that use the part, and what it becomes. */
  statement: string
  replacement: string
}

const unusedParts: UnusedPart[] = [
  // app/entry.client.tsx passes no instrumentations.
  { file: 'router/router.js', statement: 'if (init.instrumentations)', replacement: 'if (false)' },
  // The `routeDiscovery` of react-router.config.ts is not lazy.
  {
    file: 'dom/ssr/fog-of-war.js',
    statement: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)',
    replacement: 'if (true',
  },
  // There are no server components.
  { file: 'dom/ssr/components.js', statement: 'if (rsc)', replacement: 'if (false)' },
]

/**
 * Leaves out of the browser's scripts what React Router has for others: every visitor would load it, and it would
 * never run. The build drops statements whose condition is a constant, and the functions that only they call.
 */
export const smallerRouter: Plugin = {
  name: 'smaller-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: unusedParts.map(({ file }) => `**/react-router/dist/production/lib/${file}`) },
    handler(code, id) {
      const part = unusedParts.find(({ file }) => id.endsWith(file))
      // Another release may be written in another way.
      if (!part || !code.includes(part.statement)) this.error(`${id} has no „${part?.statement}“.`)
      return { code: code.replaceAll(part.statement, part.replacement), map: null }
    },
  },
}
