export const priceListText = {
  unknownFormat:
    'Ценовата листа е във формат pdf или xlsx: други няма. Изберете я отново от списъка с апартаменти.',
} as const
