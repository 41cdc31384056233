export const reservationStates = ['running', 'released', 'expired', 'sold'] as const
export type ReservationState = (typeof reservationStates)[number]

export const reservationStateLabels: Record<ReservationState, string> = {
  running: 'Активна',
  released: 'Освободена',
  expired: 'Изтекла',
  sold: 'Продажба',
}
