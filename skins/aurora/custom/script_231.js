// Shows the time in each city and keeps it right while the page is open.
;(function () {
  function show() {
    var clocks = document.querySelectorAll('.clocks time[data-zone]')
    for (var index = 0; index < clocks.length; index += 1) {
      var zone = clocks[index].getAttribute('data-zone')
      clocks[index].textContent = new Date().toLocaleString('de', {
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: zone,
      })
    }
    return clocks.length
  }
  show()
  var timer = setInterval(function () {
    // Nothing left to tell the time on: the guest has gone elsewhere.
    if (show() === 0) clearInterval(timer)
  }, 5000)
})()
