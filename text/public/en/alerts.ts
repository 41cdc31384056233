import type { ServerText } from '../public-text.ts'

export const alertText: ServerText['alerts'] = {
  title: 'Let me know',
  offers: {
    free: 'Let me know if it becomes available',
    price: 'Let me know if the price changes',
    progress: 'Let me know when there is something new',
  },
  promises: {
    free: 'We will write to you if the apartment becomes available again, if its price changes or if it is sold.',
    price: 'We will write to you if the price of the apartment changes or if it is sold.',
    progress: 'We will write to you when there is a new entry in the construction diary.',
  },
  submit: 'Let me know',
  consent:
    'We use your email only for this. We will first ask you to confirm it, and every message has a link to unsubscribe at any time.',
  intro:
    'Leave your email on the page of an apartment that you like, and we will write to you if it becomes available or its price changes.',
  apartments: 'See the apartments',
  asked: {
    title: 'Check your inbox',
    text: 'We have sent you a message with a link. Open it and confirm, and we will start writing to you. If you do not see it within a few minutes, please check your spam folder, too.',
  },
  problems: {
    notSent: 'We could not set up your alert',
    tooMany: 'We have received too many requests. Please try again in a while, or write to us.',
    full: 'Many people are already waiting for this apartment. Write to us and we will reply personally.',
    unknown: 'This apartment is no longer offered.',
  },
  manage: {
    title: 'Your alerts',
    intro: 'What we write about to the address that received this link.',
    waiting: 'Waiting for you to confirm',
    confirmed: 'We will write to you',
    confirm: 'Confirm',
    end: 'Stop',
    endAll: 'Stop all alerts',
    named: (button, name) => `${button}: ${name}`,
    progress: 'Construction diary',
    unknownApartment: 'An apartment that is no longer offered',
    done: {
      confirmed: 'Done. We will write to you as soon as there is news.',
      ended: 'Done. We will not write to you about this any more.',
      endedAll: 'Done. We will not write to you any more, and your email address has been deleted.',
    },
    missing: {
      title: 'There are no alerts for this link',
      text: 'They were stopped, or the link is old. If you want us to write to you again, leave your email on the page of the apartment.',
    },
  },
}

export const alertMail: ServerText['alertMail'] = {
  greeting: 'Hello,',
  farewell: 'Kind regards,',
  confirm: {
    subject: 'Please confirm that we may write to you',
    asked: 'this email address was entered on our website to receive news about:',
    how: 'If this was you, open the link and press “Confirm”:',
    otherwise: (days) =>
      `If it was not you, you need not do anything: we will not write to you, and the address will be deleted within ${days} days.`,
  },
  known: {
    subject: 'You already receive this news',
    asked: 'this email address was entered on our website again. You already receive news about:',
    how: 'See your alerts, or stop them, here:',
  },
  subjects: {
    free: (name) => `Available again: ${name}`,
    price: (name) => `New price: ${name}`,
    sold: (name) => `Sold: ${name}`,
    progress: 'New in the construction diary',
    several: 'News about the apartments you follow',
  },
  news: {
    free: 'The apartment is available again.',
    priced: (price) => `Price: ${price}`,
    price: (price, before) => `The new price is ${price} (before: ${before}).`,
    firstPrice: (price) => `The price has been announced: ${price}.`,
    sold: 'The apartment has been sold, and we will not write to you about it any more. Similar available apartments:',
    progress: 'New entries from the building site:',
  },
  intro: 'here is the news that you asked for:',
  ending: 'You receive this message because you asked for it on our website. Unsubscribe here:',
  last: 'This is our last message: you have no other alerts, and we have deleted your email address.',
}
