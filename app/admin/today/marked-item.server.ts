import { listMarked, markItem, unmarkItem } from '../../../backend/data/today/today-marks.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import type { TodayKind, TodayReader, TodayTask } from './today-kind.ts'

const never = '9999-12-31'

/**
 * The actions of a kind whose records cannot say that an item is done: it is hidden for this person alone. What was
 * `seen` is part of the mark, so that a record that has changed is shown again.
 */
export function markedItems(prefix: string) {
  const itemOf = ({ id, seen }: TodayTask) => `${prefix} ${id} ${seen}`
  const mark = async ({ db, ownerId, today }: TodayReader, task: TodayTask, hiddenUntil: string) => {
    await markItem(db, { userId: ownerId, item: itemOf(task), hiddenUntil }, today)
    return ''
  }
  const actions: Omit<TodayKind, 'read'> = {
    done: (reader, task) => mark(reader, task, never),
    later: (reader, task) => mark(reader, task, addDays(reader.today, 1)),
    back: ({ db, ownerId }, task) => unmarkItem(db, { userId: ownerId, item: itemOf(task) }),
  }
  return {
    actions,
    async withoutMarked<Item extends TodayTask>({ db, ownerId, today }: TodayReader, items: Item[]) {
      const marked = await listMarked(db, ownerId, today)
      return items.filter((item) => !marked.has(itemOf(item)))
    },
  }
}
