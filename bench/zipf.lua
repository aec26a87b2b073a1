-- Asks for the addresses of a file, one a line, as visitors do: the second half as often as the first, the third a third as often (Zipf).
local addresses, shares = {}, {}

function init(arguments)
  local sum = 0
  for address in io.lines(arguments[1]) do
    addresses[#addresses + 1] = address
    sum = sum + 1 / #addresses
    shares[#shares + 1] = sum
  end
  math.randomseed(tonumber(arguments[2]))
end

function request()
  local wanted = math.random() * shares[#shares]
  local first, last = 1, #shares
  while first < last do
    local middle = math.floor((first + last) / 2)
    if shares[middle] < wanted then first = middle + 1 else last = middle end
  end
  return wrk.format(nil, addresses[first])
end
