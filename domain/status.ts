export const statuses = ['available', 'reserved', 'sold'] as const
export type Status = (typeof statuses)[number]

/** Bulgarian adjectives agree with their noun: апартамент is masculine, паркомясто is neuter. */
export const apartmentStatusLabels: Record<Status, string> = {
  available: 'Свободен',
  reserved: 'Резервиран',
  sold: 'Продаден',
}

export const parkingStatusLabels: Record<Status, string> = {
  available: 'Свободно',
  reserved: 'Резервирано',
  sold: 'Продадено',
}
