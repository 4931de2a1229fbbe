package main

import (
	"strconv"

	"github.com/anishathalye/porcupine"
)

type model struct {
	porcupine.Model
	takes func(line) bool
}

// What an object holds once it has ended for ever; a profile is empty again instead.
const gone = "gone"

var models = map[string]model{
	// What an object holds; empty before its creation.
	"register": {
		takes: func(one line) bool { return one.Op != "append" && one.Op != "count" },
		Model: porcupine.Model{
			Init: func() interface{} { return "" },
			Step: func(state, input, output interface{}) (bool, interface{}) {
				return stepRegister(state.(string), input.(line), output.(string))
			},
		},
	},
	// How many events the stream of an object has.
	"counter": {
		takes: func(one line) bool { return one.Op != "read" && one.Result != "refused" },
		Model: porcupine.Model{
			Init: func() interface{} { return 0 },
			Step: func(state, input, output interface{}) (bool, interface{}) {
				return stepCounter(state.(int), input.(line))
			},
		},
	},
}

func stepRegister(held string, one line, result string) (bool, string) {
	isPossible := true
	switch one.Op {
	case "read":
		return held == one.Value, held
	case "create":
		isPossible = held == ""
	case "write", "end":
		isPossible = held != "" && held != gone
	}
	switch {
	case result == "refused":
		return !isPossible, held
	case isPossible:
		return true, one.Value
	default:
		// Without a response it may have been refused.
		return result == "unknown", held
	}
}

func stepCounter(count int, one line) (bool, int) {
	if one.Op == "count" {
		return strconv.Itoa(count) == one.Value, count
	}
	return true, count + 1
}
