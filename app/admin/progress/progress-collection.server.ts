import {
  addProgressEntry,
  findProgressEntry,
  TooManyEntries,
  updateProgressEntry,
} from '../../../backend/data/progress-entries.ts'
import { removeProgressEntry } from '../../../backend/removal/remove-with-files.ts'
import {
  maxProgressEntries,
  type ProgressEntry,
  type ProgressValues,
} from '../../../domain/progress/progress-entry.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { ServerCollection } from '../record/collection.ts'
import { progressCollection } from './progress-collection.tsx'

const collection: ServerCollection<ProgressValues, ProgressEntry> = {
  ...progressCollection(),
  notAdded: logMessages.add.progressEntry,
  find: findProgressEntry,
  add: addProgressEntry,
  update: updateProgressEntry,
  remove: removeProgressEntry,
  explainRefusal: (thrown) =>
    thrown instanceof TooManyEntries ? { detail: text.tooMany(maxProgressEntries) } : undefined,
}

export const progressServerCollection = () => collection
