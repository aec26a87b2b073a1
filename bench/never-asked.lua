-- Asks for the same thing at another address each time: what was kept answers none of them.
local how, start, asked

function init(arguments)
  how, start, asked = arguments[1], arguments[2], 0
end

-- A species' id may be written in capitals: its letters are the digits of a number in base two.
local function respelled(id)
  local left = asked
  return (id:gsub("%a", function(letter)
    local capital = left % 2 == 1
    left = math.floor(left / 2)
    return capital and letter:upper() or letter
  end))
end

function request()
  asked = asked + 1
  if how == "spelling" then
    return wrk.format(nil, (wrk.path:gsub("%x+%-%x+%-%x+%-%x+%-%x+", respelled)))
  end
  -- A page beyond the last is answered with the last.
  local join = wrk.path:find("?", 1, true) and "&" or "?"
  return wrk.format(nil, wrk.path .. join .. how .. "=" .. start + asked)
end
