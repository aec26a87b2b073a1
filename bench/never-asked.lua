-- Asks the same address with another value of one parameter each time: what was kept answers none of them.
local name, start, asked

function init(arguments)
  name, start, asked = arguments[1], arguments[2], 0
end

function request()
  asked = asked + 1
  local join = wrk.path:find("?", 1, true) and "&" or "?"
  return wrk.format(nil, wrk.path .. join .. name .. "=" .. start .. asked)
end
