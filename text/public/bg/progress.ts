/** The construction diary. Browsers load it with its page only; dates come formatted from the server. */
export const progressText = {
  title: 'Дневник на строежа',
  link: 'Строежът',
  intro: 'Какво е направено и кога, със снимки от строежа. Най-новото е най-отгоре.',
  describe: (name: string) =>
    `Как расте ${name ? `„${name}“` : 'сградата'}: снимки от строежа с дати, подредени по етапи.`,
  empty: 'Още няма записи.',
  emptyAdvice: 'Щом има какво да покажем от строежа, ще го видите тук. Дотогава питайте, ще Ви отговорим.',
  loadError: 'Грешка при зареждане на дневника',
  beforeFirstAct: 'Преди Акт 14',
  sameCamera: 'От едно и също място',
  sameCameraAdvice: 'Изберете месец и вижте как расте сградата.',
  frame: (day: string) => `Строежът от същото място, ${day}`,
  picture: (day: string, number: number, count: number) =>
    count === 1 ? `Строежът на ${day}` : `Строежът на ${day}, снимка ${number} от ${count}`,
  open: (picture: string) => `Увеличете: ${picture}`,
  pages: 'Страници на дневника',
  newer: 'По-нови',
  older: 'По-стари',
  gallery: {
    label: 'Снимки от строежа',
    close: 'Затворете снимките',
    previous: 'Предишна снимка',
    next: 'Следваща снимка',
    counter: (number: number, count: number) => `${number} от ${count}`,
  },
  feed: 'Новини от строежа (Atom)',
  home: { title: 'Докъде стигна строежът', all: 'Целият дневник' },
}
