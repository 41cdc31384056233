import type { ServerText } from '../public-text.ts'

export const alertText: ServerText['alerts'] = {
  title: 'Anunțați-mă',
  offers: {
    free: 'Anunțați-mă dacă redevine disponibil',
    price: 'Anunțați-mă dacă se schimbă prețul',
    progress: 'Anunțați-mă când apare ceva nou',
  },
  promises: {
    free: 'Vă scriem dacă apartamentul redevine disponibil, dacă i se schimbă prețul sau dacă este vândut.',
    price: 'Vă scriem dacă se schimbă prețul apartamentului sau dacă este vândut.',
    progress: 'Vă scriem când apare o noutate în jurnalul de șantier.',
  },
  submit: 'Anunțați-mă',
  consent:
    'Folosim adresa dumneavoastră de e-mail numai în acest scop. Mai întâi vă rugăm să o confirmați, iar cu linkul din fiecare mesaj vă puteți dezabona oricând.',
  intro:
    'Lăsați-vă adresa de e-mail pe pagina unui apartament care vă place și vă scriem dacă redevine disponibil sau i se schimbă prețul.',
  apartments: 'Spre apartamente',
  asked: {
    title: 'Verificați-vă e-mailul',
    text: 'V-am trimis un mesaj cu un link. Deschideți-l și confirmați, ca să începem să vă scriem. Dacă nu îl vedeți în câteva minute, verificați și folderul Spam.',
  },
  problems: {
    notSent: 'Nu am putut activa alerta',
    tooMany: 'Am primit prea multe cereri. Încercați din nou puțin mai târziu sau scrieți-ne.',
    full: 'Mulți așteaptă deja acest apartament. Scrieți-ne și vă răspundem personal.',
    unknown: 'Acest apartament nu mai este la vânzare.',
  },
  manage: {
    title: 'Alertele dumneavoastră',
    intro: 'Despre ce vă scriem la adresa care a primit acest link.',
    waiting: 'Așteaptă confirmarea dumneavoastră',
    confirmed: 'Vă scriem',
    confirm: 'Confirm',
    end: 'Opriți',
    endAll: 'Opriți toate alertele',
    named: (button, name) => `${button}: ${name}`,
    progress: 'Jurnalul de șantier',
    unknownApartment: 'Un apartament care nu mai este la vânzare',
    done: {
      confirmed: 'Gata. Vă scriem imediat ce apar noutăți.',
      ended: 'Gata. Nu vă mai scriem pe această temă.',
      endedAll: 'Gata. Nu vă mai scriem, iar adresa dumneavoastră a fost ștearsă.',
    },
    missing: {
      title: 'Nu există alerte pentru acest link',
      text: 'Au fost oprite sau linkul este vechi. Dacă doriți să vă scriem din nou, lăsați-vă adresa pe pagina apartamentului.',
    },
  },
}

export const alertMail: ServerText['alertMail'] = {
  greeting: 'Bună ziua,',
  farewell: 'Cu stimă,',
  confirm: {
    subject: 'Confirmați că doriți să vă scriem',
    asked: 'pe site-ul nostru a fost introdusă această adresă pentru a primi noutăți despre:',
    how: 'Dacă ați fost dumneavoastră, deschideți linkul și apăsați „Confirm”:',
    otherwise: (days) =>
      `Dacă nu, nu trebuie să faceți nimic: nu vă vom scrie, iar adresa va fi ștearsă în cel mult ${days} zile.`,
  },
  known: {
    subject: 'Primiți deja aceste alerte',
    asked: 'pe site-ul nostru a fost introdusă din nou această adresă. Primiți deja noutăți despre:',
    how: 'Aici vă puteți vedea alertele și le puteți opri:',
  },
  subjects: {
    free: (name) => `Din nou disponibil: ${name}`,
    price: (name) => `Preț nou: ${name}`,
    sold: (name) => `Vândut: ${name}`,
    progress: 'Noutăți în jurnalul de șantier',
    several: 'Noutăți despre apartamentele pe care le urmăriți',
  },
  news: {
    free: 'Apartamentul este din nou disponibil.',
    priced: (price) => `Preț: ${price}`,
    price: (price, before) => `Noul preț este ${price} (până acum ${before}).`,
    firstPrice: (price) => `Prețul a fost anunțat: ${price}.`,
    sold: 'Apartamentul a fost vândut și nu vă mai scriem despre el. Apartamente similare disponibile:',
    progress: 'Noutăți de pe șantier:',
  },
  intro: 'iată noutățile pe care le-ați cerut:',
  ending: 'Primiți acest mesaj pentru că l-ați solicitat pe site-ul nostru. Vă puteți dezabona aici:',
  last: 'Acesta este ultimul nostru mesaj: nu mai aveți alerte active, iar adresa dumneavoastră a fost ștearsă.',
}
