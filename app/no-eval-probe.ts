/**
 * Imported by the root before any page, so that zod finds it when it comes: zod tries whether `eval` works, which
 * Firefox reports as a breach of our policy (decision 004). Without importing zod, which public pages do not have.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
