export const buyerFactPhrases = {
  builder: 'Строител',
  years: (years: number) => (years === 1 ? '1 година опит' : `${years} години опит`),
  finishedProjects: 'Завършени проекти',
  permit: 'Разрешение за строеж',
  permitNumber: (number: string) => `№ ${number}`,
  dated: (text: string, date: string) => `${text} от ${date}`,
  stage: 'Етап',
  completion: 'Завършване',
  bank: 'Финансираща банка',
  beach: 'До плажа',
  metres: (distance: string) => `${distance} м`,
  percent: (percent: number) => `${percent} %`,
}
