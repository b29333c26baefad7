export const billPath = '/billpreview'
export const demoBillPath = '/demo/fetch-my-bill'
