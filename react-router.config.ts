import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole URL map is small: no request for parts of it while a visitor browses.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
