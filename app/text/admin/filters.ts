export const filterText = {
  search: 'Търсене',
  all: 'Всички',
  apply: 'Филтрирай',
  clear: 'Изчисти филтрите',
  apartments: 'Номер, тип, бележка…',
  parking: 'Номер или бележка…',
} as const
