import type { Database } from '../data/database.ts'
import { listUnjudgedTemplates, saveJudgement } from '../data/papers/papers.ts'
import { NotFound } from '../data/records/record-errors.ts'
import type { Papers } from './papers.ts'

/** Judges the templates of earlier releases once, so that no page has to. What is deleted meanwhile needs no judgement. */
export async function judgeStoredTemplates(db: Database, papers: Pick<Papers, 'judgeStored'>): Promise<void> {
  for (const { id, url } of await listUnjudgedTemplates(db)) {
    const judgement = await papers.judgeStored(url)
    if (judgement === 'busy') return
    await saveJudgement(db, id, judgement).catch((error) => {
      if (!(error instanceof NotFound)) throw error
    })
  }
}
