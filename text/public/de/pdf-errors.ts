export const busyText =
  'Derzeit laden viele Besucher Preislisten herunter. Bitte versuchen Sie es in Kürze erneut.'
export const tooManyPdfsText =
  'Sie haben zu viele Dokumente auf einmal angefordert. Bitte warten Sie, bis sie geöffnet sind, und versuchen Sie es erneut.'

export function unreadFiltersText(names: string[]): string {
  return `Die Preisliste kann nicht erstellt werden: Die Adresse enthält einen ungültigen Filter (${names.join(', ')}). Bitte wählen Sie die Filter in der Liste der Wohnungen neu aus.`
}
