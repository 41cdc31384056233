import type { UnusedParts } from './unused-part-lists.ts'

const folder = '/react-router/dist/production/lib/'

/** Transitions of views, which no link here asks for. */
const viewTransitions = {
  states: ['let [pendingState, setPendingState] = ', 'setInterruption] = React$1.useState();'],
  isUnavailable: [
    'let isViewTransitionAvailable = ',
    'if (!viewTransitionOpts || !isViewTransitionAvailable)',
  ],
  effects: ['React$1.useEffect(() => {\n\t\tif (vtContext', '[vtContext.isTransitioning, interruption]);'],
  restored: [
    'restoreAppliedTransitions(routerWindow',
    'removeEventListener("pagehide", _saveAppliedTransitions);',
  ],
  chosen: [
    'if (pendingAction === "POP" && !isUninterrupted',
    'nextLocation: location\n\t\t\t};\n\t\t}\n\t\tupdateState(',
  ],
} as const

export const routerParts: readonly UnusedParts[] = [
  {
    module: `${folder}router/router.js`,
    hasMessages: true,
    functions: [
      // The discovery of routes during navigation, which `routeDiscovery: initial` turns off.
      ['checkFogOfWar', 'return { active: false, matches: null }'],
      ...['discoverRoutes', 'patchRoutes', '_internalSetRoutes', 'patchRoutesImpl'],
      ...['persistAppliedTransitions', 'restoreAppliedTransitions'],
      // Middleware of browsers, of which there is none.
      [
        'runClientMiddlewarePipeline',
        'const { signal } = args.request; return signal.aborted ? Promise.reject(signal.reason) : handler()',
      ],
      'getInstrumentationNavigateMeta',
    ],
    texts: [
      ['if (isFogOfWar)', 'if (false)'],
      ['if (loadMatch.isDiscovering)', 'if (false)'],
      ['if (init.instrumentations)', 'if (false)'],
      ['if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
      ['if (instrumentationResultMetaReceiver)', 'if (false)'],
      // Routes are never one lazy function: React Router makes an object of lazy parts.
      ['if (typeof route.lazy === "function")', 'if (false)'],
      [viewTransitions.restored, ''],
      [viewTransitions.chosen, 'updateState('],
    ],
  },
  {
    module: `${folder}router/utils.js`,
    hasMessages: true,
    functions: ['getInvalidPathError'],
  },
  { module: `${folder}router/history.js`, hasMessages: true },
  {
    module: `${folder}hooks.js`,
    hasMessages: true,
    // The root route has an error boundary, and there are no React server components.
    functions: ['DefaultErrorComponent', 'RSCErrorHandler', 'getDataRouterConsoleError'],
    texts: [
      ['if (this.context && typeof error', 'if (false && typeof error'],
      ['if (this.context) return', 'if (false) return'],
    ],
  },
  {
    module: `${folder}components.js`,
    hasMessages: true,
    texts: [
      [
        viewTransitions.states,
        'const [vtContext] = React$1.useState({ isTransitioning: false }), transition = void 0, renderDfd = void 0;',
      ],
      [viewTransitions.isUnavailable, ''],
      [viewTransitions.effects, ''],
    ],
  },
  {
    module: `${folder}dom/lib.js`,
    hasMessages: true,
    functions: [['useViewTransitionState', 'return false']],
  },
  { module: `${folder}dom/dom.js`, hasMessages: true },
  {
    module: `${folder}dom/ssr/components.js`,
    hasMessages: true,
    functions: ['RSCPrefetchPageLinksImpl'],
    // The scripts of a page are written by the server.
    texts: [
      [['staticContext ? `', '` : " "'], '" "'],
      [['!isStatic ? " " : `', '(manifest.entry.module)});`'], '" "'],
    ],
  },
  {
    module: `${folder}dom/ssr/routes.js`,
    hasMessages: true,
    functions: ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  },
  { module: `${folder}dom/ssr/single-fetch.js`, hasMessages: true, functions: ['nonSsrStrategy'] },
  {
    module: `${folder}dom-export/hydrated-router.js`,
    texts: [
      ['ssrInfo.context.isSpaMode', 'false'],
      ['router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''],
      [['if (window.__reactRouterManifest.sri === true) {', '\n\t\t}'], ''],
    ],
  },
  // Hooks for measuring.
  {
    module: `${folder}router/instrumentation.js`,
    functions: [
      ...['consumeInstrumentationClientResultMetaReceiver', 'getRouteInstrumentationUpdates'],
      'instrumentClientSideRouter',
    ],
  },
  {
    module: `${folder}dom/ssr/fog-of-war.js`,
    functions: [
      'getPatchRoutesOnNavigationFunction',
      'useFogOFWarDiscovery',
      'getPartialManifest',
      'isFogOfWarEnabled',
    ],
  },
]
