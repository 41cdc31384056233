/** The acts of Bulgarian law that mark how far a building is completed. */
export const constructionStages = ['none', 'act-14', 'act-15', 'act-16'] as const
export type ConstructionStage = (typeof constructionStages)[number]

export const constructionStageLabels: Record<ConstructionStage, string> = {
  none: 'Не се показва',
  'act-14': 'Акт 14',
  'act-15': 'Акт 15',
  'act-16': 'Акт 16',
}

export const constructionStageMeanings: Record<Exclude<ConstructionStage, 'none'>, string> = {
  'act-14': 'грубият строеж е завършен',
  'act-15': 'строежът е завършен и предаден',
  'act-16': 'разрешено е ползването на сградата',
}
