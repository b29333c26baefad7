/** Key in local storage: the guest's reminders. */
export const remindersKey = 'tv-reminders'
