export const messagesPath = '/tv-message'
