import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import type { User } from '../../../domain/sign-in.ts'

/**
 * Whether the signed-in user may change content. Controls that the server would refuse (agent-routes.ts) are
 * not shown.
 */
export function useMayChange(): boolean {
  const isOpenToAgents = useContext(AgentsMayChange)
  return useRole() === 'admin' || isOpenToAgents
}

/** A provider with `true` surrounds the forms that agents may submit, too. */
export const AgentsMayChange = createContext(false)

/** Without loader data, returns the role with fewer rights. */
export function useRole(): Role {
  return useRouteLoaderData<{ user: User }>('admin/layout')?.user.role ?? 'agent'
}
