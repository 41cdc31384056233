import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route manifest is small, so a page loads all of it instead of requesting parts during navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
