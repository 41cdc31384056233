/** The room of the outline editor: what folds away, the mini map, and choosing a floor. */
export const planRoomText = {
  takeWindow: 'Цял прозорец',
  leaveWindow: 'Обратно в страницата',
  hideTools: 'Скрий инструментите',
  showTools: 'Покажи инструментите',
  hideList: 'Скрий списъка',
  showList: 'Покажи списъка',
  miniMap: 'Видимата част от плана: плъзнете я или я местете със стрелките',
  previousFloor: 'По-долен етаж',
  nextFloor: 'По-горен етаж',
} as const
