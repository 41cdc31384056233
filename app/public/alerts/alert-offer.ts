import type { AlertService } from '../../../backend/alerts/alert-service.ts'
import type { Status } from '../../../domain/status.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

/** The words of the form, made by loaders, so that browsers do not load them with their scripts. */
export interface AlertOffer {
  /** The id of an apartment; empty for the construction diary. */
  apartment: string
  offer: string
  promise: string
  consent: string
  privacy: string
  email: string
  trap: string
  submit: string
  /** Said where the server does not answer. */
  failed: string
}

/** Undefined where no mail can be sent, and for an apartment of which there is nothing to wait for. */
export function findAlertOffer(
  alerts: Pick<AlertService, 'isOffered'>,
  text: ServerText,
  apartment: { id: string; status: Status } | undefined,
): AlertOffer | undefined {
  if (!alerts.isOffered || apartment?.status === 'sold') return undefined
  const kind = apartment === undefined ? 'progress' : apartment.status === 'reserved' ? 'free' : 'price'
  return {
    apartment: apartment?.id ?? '',
    offer: text.alerts.offers[kind],
    promise: text.alerts.promises[kind],
    consent: text.alerts.consent,
    privacy: text.site.privacy,
    email: text.contact.email,
    trap: text.contact.trap,
    submit: text.alerts.submit,
    failed: text.contact.failure,
  }
}
