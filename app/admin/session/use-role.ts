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

/** Whether agents may submit the form that this context surrounds; otherwise only admins may. */
export const AgentsMayChange = createContext(false)

/**
 * Returns the role of the signed-in user; `agent`, which has fewer rights, where the layout has no loader data.
 */
export function useRole(): Role {
  return useSignedIn().role
}

const nobody = { id: '', role: 'agent' } as const

/** Who is signed in, as far as rights depend on it. */
export function useSignedIn(): Pick<User, 'id' | 'role'> {
  return useRouteLoaderData<{ user: User }>('admin/layout')?.user ?? nobody
}
