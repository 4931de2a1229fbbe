// Checks histories of registers and counters with Porcupine: is there an order of their operations, each between its call
// and its return, in which every one does what its model says?
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/anishathalye/porcupine"
)

// A line of a history; loadtests/chaos/harness/history.ts writes it.
type line struct {
	Client int    `json:"client"`
	Call   int64  `json:"call"`
	Return *int64 `json:"return"`
	Object string `json:"object"`
	Op     string `json:"op"`
	Value  string `json:"value"`
	Result string `json:"result"`
}

// Beyond it, the search of one object is given up, and the history counts as refused.
const patience = time.Minute

func main() {
	files, err := filepath.Glob(filepath.Join(os.Args[1], "*.jsonl"))
	if err != nil || len(files) == 0 {
		fmt.Fprintf(os.Stderr, "no histories in %s\n", os.Args[1])
		os.Exit(1)
	}
	passed, failed := 0, 0
	for _, file := range files {
		lines, err := read(file)
		if err != nil {
			fmt.Printf("%s: %v\n", filepath.Base(file), err)
			failed++
			continue
		}
		refused := check(lines)
		fmt.Printf("%s: %d operations of %d objects, %d refused\n",
			filepath.Base(file), len(lines), len(byObject(lines)), len(refused))
		for _, what := range refused {
			fmt.Println("  NO", what)
		}
		if len(refused) == 0 {
			passed++
		} else {
			failed++
		}
	}
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

func read(file string) ([]line, error) {
	opened, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer opened.Close()
	var lines []line
	scanner := bufio.NewScanner(opened)
	for scanner.Scan() {
		var one line
		if err := json.Unmarshal(scanner.Bytes(), &one); err != nil {
			return nil, fmt.Errorf("line %d: %w", len(lines)+1, err)
		}
		lines = append(lines, one)
	}
	if len(lines) == 0 {
		return nil, fmt.Errorf("an empty history")
	}
	return lines, scanner.Err()
}

// The objects whose operations have no order, as a register or as a counter.
func check(lines []line) []string {
	var refused []string
	for object, own := range byObject(lines) {
		for name, model := range models {
			operations := operationsOf(own, model.takes)
			if result := porcupine.CheckOperationsTimeout(model.Model, operations, patience); result != porcupine.Ok {
				refused = append(refused, fmt.Sprintf("%s of %s: %s\n%s", name, object, result, describe(own)))
			}
		}
	}
	return refused
}

func byObject(lines []line) map[string][]line {
	objects := map[string][]line{}
	for _, one := range lines {
		objects[one.Object] = append(objects[one.Object], one)
	}
	return objects
}

func operationsOf(lines []line, takes func(line) bool) []porcupine.Operation {
	var operations []porcupine.Operation
	for _, one := range lines {
		if !takes(one) {
			continue
		}
		end := int64(math.MaxInt64)
		if one.Return != nil {
			end = *one.Return
		}
		operations = append(operations, porcupine.Operation{
			ClientId: one.Client, Input: one, Call: one.Call, Output: one.Result, Return: end,
		})
	}
	return operations
}

func describe(lines []line) string {
	text := ""
	for _, one := range lines {
		end := "…"
		if one.Return != nil {
			end = fmt.Sprint(*one.Return)
		}
		text += fmt.Sprintf("     client %d, %d to %s: %s %q %s\n", one.Client, one.Call, end, one.Op, one.Value, one.Result)
	}
	return text
}
