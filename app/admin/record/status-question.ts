import { href } from 'react-router'
import type { ExplainedWarning, Warning, Way } from '../../../domain/record/warning.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { explainWarning, statusQuestionText as text } from '../../../text/admin/warnings.ts'

/** A unit as the screen of its sale knows it: by the name of a parameter and its value. */
export interface StatusUnit {
  /** The name of the parameter. */
  saleOf: 'apartment' | 'spot'
  id: string
}

/** What is asked before a unit gets another status, with the screen where its deal gets it, too. */
export function statusQuestion(
  unit: StatusUnit,
  ...change: Parameters<typeof statusWarnings>
): ExplainedWarning[] {
  return statusWarnings(...change).map((warning) => explainStatusWarning(unit, warning))
}

function explainStatusWarning(unit: StatusUnit, warning: Warning): ExplainedWarning {
  const way = wayInsteadOf(unit, warning)
  return {
    id: warning.id,
    message: explainWarning(warning),
    confirm: text.statusOnly,
    ...(way && { way }),
  }
}

function wayInsteadOf({ saleOf, id }: StatusUnit, warning: Warning): Way | undefined {
  switch (warning.kind) {
    case 'sale-missing':
      return {
        label: reservationsText.recordSale,
        to: `${href('/admin/reservations/sale')}?${new URLSearchParams({ [saleOf]: id })}`,
      }
    case 'reservation-stays': {
      const change = warning.now === 'sold' ? 'sell' : 'release'
      return {
        label: reservationsText.changes[change].label,
        to: href('/admin/reservations/:id/:change', { id: warning.reservationId, change }),
      }
    }
    case 'sale-stays':
      return {
        label: reservationsText.openSale,
        to: href('/admin/reservations/:id', { id: warning.reservationId }),
      }
  }
}
