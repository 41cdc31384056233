export const roles = ['admin', 'agent'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = { admin: 'Администратор', agent: 'Агент' }

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
