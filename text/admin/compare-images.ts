/** The dialog in which a new picture of a plan is laid over the former one. */
export const compareImagesText = {
  title: 'Новото изображение под досегашното',
  advice:
    'Плъзнете досегашния план с контурите му, докато легне върху новия. Стрелките го местят (с Shift по-далеч), „+“ и „-“ го мащабират.',
  stage: 'Досегашният план върху новия',
  size: 'Размер на досегашния',
  visibility: 'Видимост на досегашния',
  zoom: 'Увеличение',
  larger: 'По-голям с 0,2 %',
  smaller: 'По-малък с 0,2 %',
  reset: 'Както е по размер',
  replace: 'Смени изображението',
  unsaved: 'Запазете чертежа, за да сравните изображенията преди смяната.',
  /** „103,4 %“. */
  percent: (share: number) =>
    `${(share * 100).toLocaleString('bg-BG', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
} as const
