import { listApartmentNames } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { getViewingHours } from '../../../backend/data/settings.ts'
import { findViewing } from '../../../backend/data/viewings/queries.ts'
import {
  addViewing,
  deleteViewing,
  updateViewing,
  type ViewingProblem,
  ViewingRefused,
} from '../../../backend/data/viewings/viewings.ts'
import { compareApartments } from '../../../domain/apartment/apartment.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { formatDate, isoDay } from '../../../domain/formats/dates.ts'
import { newWarnings } from '../../../domain/record/warning.ts'
import type { Viewing, ViewingValues } from '../../../domain/viewing/viewing.ts'
import { viewingWarnings } from '../../../domain/viewing/viewing-hours.ts'
import { minutesOf, timeOf } from '../../../domain/viewing/viewing-times.ts'
import { quickSearchText } from '../../../text/admin/lists.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { listAgentChoices } from '../clients/client-collection.server.ts'
import type { RefusedField } from '../form/save-action.ts'
import type { ServerCollection } from '../record/collection.ts'
import { type ViewingChoices, viewingCollection } from './viewing-collection.tsx'

const { problems } = viewingsText

export function explainViewingRefusal(thrown: unknown): RefusedField | undefined {
  return thrown instanceof ViewingRefused ? explain(thrown.problem) : undefined
}

function explain(problem: ViewingProblem): RefusedField {
  switch (problem.kind) {
    case 'busy': {
      const { day, time, minutes } = problem.other
      const until = timeOf(minutesOf(time) + minutes)
      return { detail: problems.busy(formatDate(day), time, until), field: 'time' }
    }
    case 'unknown-agent':
      return { detail: problems.unknownAgent, field: 'agentId' }
    case 'unknown-apartment':
      return { detail: problems.unknownApartment, field: 'apartmentId' }
  }
}

const collection: ServerCollection<ViewingValues, Viewing> = {
  ...viewingCollection(),
  notAdded: logMessages.add.viewing,
  find: findViewing,
  add: addViewing,
  update: updateViewing,
  remove: ({ db }, id) => deleteViewing(db, id),
  explainRefusal: explainViewingRefusal,
  async listWarnings(db, _, values, before) {
    const { values: hours } = await getViewingHours(db)
    const today = isoDay(new Date())
    const known = before ? viewingWarnings(hours, before, today) : []
    return explainWarnings(newWarnings(viewingWarnings(hours, values, today), known))
  },
}

export const viewingServerCollection = () => collection

export async function readViewingChoices(
  building: Building,
  db: Database,
  canMail: boolean,
  agentId: string | null = null,
): Promise<ViewingChoices> {
  const apartments = await listApartmentNames(db, { drafts: 'with' })
  return {
    agents: await listAgentChoices(db, agentId),
    apartments: apartments
      .sort(compareApartments(building))
      .map(({ id, number, entrance }) => [
        id,
        quickSearchText.apartment(number, entranceLetter(building, entrance)),
      ]),
    canMail,
  }
}
