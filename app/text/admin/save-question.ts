export const saveQuestionText = {
  title: 'Наистина ли да се запази?',
  save: 'Запази въпреки това',
  back: 'Обратно към полетата',
} as const
