export const statuses = ['available', 'reserved', 'sold'] as const
export type Status = (typeof statuses)[number]
