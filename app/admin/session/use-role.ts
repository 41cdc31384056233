import { useRouteLoaderData } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import type { User } from '../../../domain/sign-in.ts'

/**
 * Whether whoever is signed in changes content, or only reads it. Controls that the server would refuse are not shown;
 * it refuses them by itself (agent-doors.ts).
 */
export function useMayChange(): boolean {
  return useRole() === 'admin'
}

/** What is not known yet is taken for the role that may less. */
export function useRole(): Role {
  return useRouteLoaderData<{ user: User }>('admin/layout')?.user.role ?? 'agent'
}
