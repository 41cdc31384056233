import type { UnusedParts } from './unused-part-lists.ts'

const reactDom: UnusedParts = {
  module: '/react-dom/cjs/react-dom-client.production.js',
  functions: [
    // Names of components in errors, which nothing reads.
    ...['describeBuiltInComponentFrame', 'describeNativeComponentFrame', 'describeFiber'],
    ...['getStackByFiberInDevAndProd', 'getComponentNameFromType'],
    ...['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl'],
    // <Activity> and <SuspenseList>
    ...['updateActivityComponent', 'mountActivityChildren', 'retryActivityComponentWithoutHydrating'],
    ...['commitActivityHydrationCallbacks', 'pushDehydratedActivitySuspenseHandler'],
    ...['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
    'findFirstSuspended',
    // useActionState(), and functions as the `action` of a form
    ...['mountActionState', 'updateActionState', 'updateActionStateImpl', 'rerenderActionState'],
    ...['dispatchActionState', 'runActionStateAction', 'handleActionReturnValue', 'onActionSuccess'],
    ...['onActionError', 'notifyActionListeners', 'actionStateReducer', 'actionStateActionEffect'],
    ...['startHostTransition', 'ensureFormComponentIsStateful', 'requestFormReset$1', 'requestFormReset'],
    ...['extractEvents$1', 'createFormDataWithSubmitter', 'coerceFormActionProp'],
    ...['recursivelyResetForms', 'TransitionAwareHostComponent', 'useHostTransitionStatus'],
    // preload(), preinit() and their like
    ...['preconnectAs', 'prefetchDNS', 'preconnect', 'preload', 'preloadModule'],
    ...['preinitStyle', 'preinitScript', 'preinitModuleScript'],
    // onBeforeInput, onCompositionStart and their like
    ...['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd', 'getData'],
    'getDataFromCustomEvent',
    // Custom elements, React's compiler, caches of React and what only React's own tools ask for
    ...['setPropOnCustomElement', 'useMemoCache', 'updateRefresh', 'refreshCache'],
    ...['attemptExplicitHydrationTarget', 'defaultOnDefaultTransitionIndicator', 'estimateBandwidth'],
    'setIsStrictModeForDevtools',
  ],
  exports: ['createRoot'],
  texts: [
    [['ReactDOMSharedInternals.findDOMNode = function', '\n};'], ''],
    [['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = function', '\n};'], ''],
    [['var internals$jscomp$inline', '"19.2.9"\n};'], ''],
    [['if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__) {', '\n}'], ''],
    [['var fallbackData;\n      if (canUseCompositionEvent)', '(handleEventFunc.data = fallbackData));'], ''],
    [['registerTwoPhaseEvent("onBeforeInput"', '\n]);'], ''],
    [['registerTwoPhaseEvent(\n  "onComposition', '\n);'], ''],
  ],
}

const reactDomEntry: UnusedParts = {
  module: '/react-dom/cjs/react-dom.production.js',
  exports: [
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
  ],
}

const react: UnusedParts = {
  module: '/react/cjs/react.production.js',
  exports: [
    ...['Activity', 'Children', 'Profiler', 'PureComponent', '__COMPILER_RUNTIME', 'cache', 'cacheSignal'],
    ...['cloneElement', 'createRef', 'unstable_useCacheRefresh', 'useActionState', 'useInsertionEffect'],
  ],
}

export const reactParts: readonly UnusedParts[] = [reactDom, reactDomEntry, react]
