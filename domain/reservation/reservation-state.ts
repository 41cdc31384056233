export const reservationStates = ['running', 'released', 'expired', 'sold'] as const
export type ReservationState = (typeof reservationStates)[number]
