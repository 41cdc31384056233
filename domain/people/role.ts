export const roles = ['admin', 'agent'] as const
export type Role = (typeof roles)[number]

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
