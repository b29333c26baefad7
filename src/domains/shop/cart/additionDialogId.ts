/** Apart from the dialog, which comes with a product: the list closes it, too. */
export const additionDialogId = 'cart-addition'
