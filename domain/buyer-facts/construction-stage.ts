/** The acts of Bulgarian law that mark how far a building is completed. */
export const constructionStages = ['none', 'act-14', 'act-15', 'act-16'] as const
export type ConstructionStage = (typeof constructionStages)[number]

export const constructionStageLabels: Record<ConstructionStage, string> = {
  none: 'Не се показва',
  'act-14': 'Акт 14',
  'act-15': 'Акт 15',
  'act-16': 'Акт 16',
}
