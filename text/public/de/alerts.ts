import type { ServerText } from '../public-text.ts'

export const alertText: ServerText['alerts'] = {
  title: 'Benachrichtigung',
  offers: {
    free: 'Benachrichtigen, wenn sie frei wird',
    price: 'Bei Preisänderung benachrichtigen',
    progress: 'Bei Neuigkeiten benachrichtigen',
  },
  promises: {
    free: 'Wir schreiben Ihnen, wenn die Wohnung wieder frei wird, wenn sich ihr Preis ändert oder wenn sie verkauft ist.',
    price: 'Wir schreiben Ihnen, wenn sich der Preis der Wohnung ändert oder wenn sie verkauft ist.',
    progress: 'Wir schreiben Ihnen, sobald es einen neuen Eintrag im Bautagebuch gibt.',
  },
  submit: 'Benachrichtigen',
  consent:
    'Wir verwenden Ihre E-Mail-Adresse nur dafür. Zuerst bitten wir Sie, sie zu bestätigen; über den Link in jeder Nachricht können Sie jederzeit abbestellen.',
  intro:
    'Hinterlassen Sie Ihre E-Mail-Adresse auf der Seite einer Wohnung, die Ihnen gefällt, und wir schreiben Ihnen, wenn sie frei wird oder sich ihr Preis ändert.',
  apartments: 'Zu den Wohnungen',
  asked: {
    title: 'Bitte prüfen Sie Ihr Postfach',
    text: 'Wir haben Ihnen eine Nachricht mit einem Link geschickt. Öffnen Sie ihn und bestätigen Sie die Anmeldung, dann schreiben wir Ihnen. Falls sie nach einigen Minuten nicht da ist, sehen Sie auch im Spam-Ordner nach.',
  },
  problems: {
    notSent: 'Das hat leider nicht geklappt',
    tooMany:
      'Wir haben zu viele Anfragen erhalten. Bitte versuchen Sie es etwas später noch einmal oder schreiben Sie uns.',
    full: 'Auf diese Wohnung warten schon viele Interessenten. Schreiben Sie uns, wir antworten Ihnen persönlich.',
    unknown: 'Diese Wohnung wird nicht mehr angeboten.',
  },
  manage: {
    title: 'Ihre Benachrichtigungen',
    intro: 'Darüber benachrichtigen wir Sie unter der Adresse, die diesen Link erhalten hat.',
    waiting: 'Wartet auf Ihre Bestätigung',
    confirmed: 'Wir schreiben Ihnen',
    confirm: 'Bestätigen',
    end: 'Abbestellen',
    endAll: 'Alle Benachrichtigungen abbestellen',
    named: (button, name) => `${button}: ${name}`,
    progress: 'Bautagebuch',
    unknownApartment: 'Eine Wohnung, die nicht mehr angeboten wird',
    done: {
      confirmed: 'Erledigt. Wir schreiben Ihnen, sobald es Neuigkeiten gibt.',
      ended: 'Erledigt. Darüber schreiben wir Ihnen nicht mehr.',
      endedAll: 'Erledigt. Wir schreiben Ihnen nicht mehr, Ihre E-Mail-Adresse ist gelöscht.',
    },
    missing: {
      title: 'Zu diesem Link gibt es keine Benachrichtigungen',
      text: 'Sie wurden abbestellt, oder der Link ist veraltet. Wenn wir Ihnen wieder schreiben sollen, hinterlassen Sie Ihre E-Mail-Adresse auf der Seite der Wohnung.',
    },
  },
}

export const alertMail: ServerText['alertMail'] = {
  greeting: 'Guten Tag,',
  farewell: 'Mit freundlichen Grüßen',
  confirm: {
    subject: 'Bitte bestätigen Sie, dass wir Ihnen schreiben dürfen',
    asked: 'auf unserer Website wurde diese E-Mail-Adresse für Benachrichtigungen angegeben. Es geht um:',
    how: 'Wenn Sie das waren, öffnen Sie den Link und klicken Sie auf „Bestätigen“:',
    otherwise: (days) =>
      `Wenn nicht, müssen Sie nichts tun: Wir schreiben Ihnen nicht, und die Adresse wird innerhalb von ${days} Tagen gelöscht.`,
  },
  known: {
    subject: 'Sie erhalten diese Benachrichtigung bereits',
    asked:
      'auf unserer Website wurde diese E-Mail-Adresse erneut angegeben. Sie erhalten bereits Nachrichten zu:',
    how: 'Hier sehen Sie Ihre Benachrichtigungen und können sie abbestellen:',
  },
  subjects: {
    free: (name) => `Wieder frei: ${name}`,
    price: (name) => `Neuer Preis: ${name}`,
    sold: (name) => `Verkauft: ${name}`,
    progress: 'Neues im Bautagebuch',
    several: 'Neues zu den Wohnungen, die Sie beobachten',
  },
  news: {
    free: 'Die Wohnung ist wieder frei.',
    priced: (price) => `Preis: ${price}`,
    price: (price, before) => `Der neue Preis beträgt ${price} (bisher ${before}).`,
    firstPrice: (price) => `Der Preis steht jetzt fest: ${price}.`,
    sold: 'Die Wohnung ist verkauft, wir schreiben Ihnen nicht mehr über sie. Ähnliche freie Wohnungen:',
    progress: 'Neue Einträge von der Baustelle:',
  },
  intro: 'hier sind die Neuigkeiten, um die Sie gebeten haben:',
  ending:
    'Wir schreiben Ihnen, weil Sie es auf unserer Website gewünscht haben. Hier können Sie abbestellen:',
  last: 'Dies ist unsere letzte Nachricht: Sie haben keine weiteren Benachrichtigungen, und Ihre E-Mail-Adresse ist bei uns gelöscht.',
}
