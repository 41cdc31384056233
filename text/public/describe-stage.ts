import type { ConstructionStage } from '../../domain/buyer-facts/construction-stage.ts'
import type { ServerText } from './public-text.ts'

/** The stage that the building had reached, and what its act says: „грубият строеж е завършен“. */
export function describeStage(
  { labels, progress }: Pick<ServerText, 'labels' | 'progress'>,
  stage: ConstructionStage,
): { title: string; meaning: string } {
  return stage === 'none'
    ? { title: progress.beforeFirstAct, meaning: '' }
    : { title: labels.constructionStage[stage], meaning: labels.constructionStageMeaning[stage] }
}
