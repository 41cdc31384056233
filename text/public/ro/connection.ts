import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'

export const connectionText: PublicText['connection'] = {
  liveLost:
    'Conexiunea pentru actualizări în timp real s-a întrerupt. Este posibil ca datele să nu mai fie actuale.',
  retry: 'Încercați din nou',
  form: {
    waiting:
      'Nu există conexiune la internet. V-am păstrat textul și, la revenirea conexiunii, vă vom propune să îl trimiteți.',
    ready: 'Aveți un mesaj netrimis, iar conexiunea a revenit. Doriți să îl trimiteți?',
    send: 'Trimiteți acum',
  },
  offline: (iso) => `Nu există conexiune la internet. ${dataFrom(iso)}`,
  unreachable: (iso) => `Nu există conexiune la site. ${dataFrom(iso)}`,
}

function dataFrom(iso: string): string {
  return `Datele sunt din ${formatsIn('ro').dateTime(iso)}, și este posibil să nu mai fie actuale.`
}
