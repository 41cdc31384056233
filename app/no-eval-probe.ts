/**
 * Configures zod not to test whether `eval` works, because Firefox reports the test as a violation of our
 * Content-Security-Policy (decision 004). Set as a global instead of through zod's API, because public pages do not
 * load zod; root.tsx imports this before any page.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
