/** What somebody may do in the admin area; closed-doors tests walk every door for each. */
export const roles = ['admin', 'agent'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = { admin: 'Администратор', agent: 'Агент' }

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
