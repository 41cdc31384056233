import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/**
 * Whether whoever is signed in changes content, or only reads it. Controls that the server would refuse are not shown;
 * it refuses them by itself (agent-doors.ts).
 */
export function useMayChange(): boolean {
  return useRouteLoaderData<typeof loader>('admin/layout')?.user.role === 'admin'
}
