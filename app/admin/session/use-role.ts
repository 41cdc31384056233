import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import type { User } from '../../../domain/sign-in.ts'

/**
 * Whether whoever is signed in changes content, or only reads it. Controls that the server would refuse are not shown;
 * it refuses them by itself (agent-doors.ts).
 */
export function useMayChange(): boolean {
  const isOpenToAgents = useContext(AgentsMayChange)
  return useRole() === 'admin' || isOpenToAgents
}

/** Around the forms that agents fill in as well. */
export const AgentsMayChange = createContext(false)

/** What is not known yet is taken for the role that may less. */
export function useRole(): Role {
  return useRouteLoaderData<{ user: User }>('admin/layout')?.user.role ?? 'agent'
}
